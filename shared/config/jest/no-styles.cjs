/**
 * Replaces @emotion/sheet in Jest: creates class names as usual, but discards rules. jsdom does no layout, and a
 * computed style costs a pass over every rule for every element that a query by role inspects.
 */
class StyleSheet {
  constructor({ key, container }) {
    this.key = key;
    this.container = container;
    this.tags = [];
  }
  hydrate() {}
  insert() {}
  flush() {}
}

module.exports = { StyleSheet };
