extension Items {
  /// The bundled items; a test proves their file, so nothing is judged again and each item is
  /// decoded when it is asked for.
  public static var bundled: Items { Items(trusted: .bundledItems) }
}
