extension Picture {
  /// How many pixels of the PNG image are the side of a pixel of the picture.
  package static let pngScale = 6

  /// The picture as a PNG image (ISO/IEC 15948) with indexed colours, not compressed.
  ///
  /// Each pixel becomes a square of 6 × 6 pixels, a byte each: 2.4 MB at most.
  public var png: [UInt8] {
    let scale = Self.pngScale
    var rows: [UInt8] = []
    rows.reserveCapacity(height * scale * (1 + width * scale))
    for row in 0..<height {
      let squares = pixels[row * width..<(row + 1) * width].flatMap {
        repeatElement($0, count: scale)
      }
      for _ in 0..<scale {
        // The filter type none.
        rows.append(0)
        rows += squares
      }
    }
    // A pixel is an index of the palette as it is: 0 is transparent, and 1 to 15 are not used.
    let palette = (0...UInt8.max).flatMap { pixel in
      bigEndian(FixedColor(pixel: pixel)?.rgb ?? 0).dropFirst()
    }
    // 8 bits a pixel, colour type 3 (indexed), and the only methods of compression, filter and order.
    let header =
      bigEndian(UInt32(width * scale)) + bigEndian(UInt32(height * scale)) + [8, 3, 0, 0, 0]
    return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + chunk("IHDR", header) + chunk("PLTE", palette)
      + chunk("tRNS", [0]) + chunk("IDAT", zlibStream(of: rows)) + chunk("IEND", [])
  }
}

/// A chunk of a PNG image: its length, its type, its data and the checksum of both.
private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  let checked = Array(type.utf8) + data
  return bigEndian(UInt32(data.count)) + checked + bigEndian(crc32(of: checked))
}

/// The bytes in stored blocks (RFC 1950 and 1951, 3.2.4).
private func zlibStream(of bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var rest = bytes[...]
  repeat {
    let block = rest.prefix(Int(UInt16.max))
    rest = rest.dropFirst(block.count)
    let (high, low) = (UInt8(block.count >> 8), UInt8(block.count & 0xFF))
    stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
  } while !rest.isEmpty
  return stream + bigEndian(adler32(of: bytes))
}

/// The checksum of a PNG image's chunks (ISO/IEC 15948, annex D).
private func crc32(of bytes: [UInt8]) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
  return ~crc
}

/// The checksum of a zlib stream (RFC 1950, 8.2).
private func adler32(of bytes: [UInt8]) -> UInt32 {
  var sums: (low: UInt32, high: UInt32) = (1, 0)
  for byte in bytes {
    sums.low = (sums.low + UInt32(byte)) % 65_521
    sums.high = (sums.high + sums.low) % 65_521
  }
  return sums.high << 16 | sums.low
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
