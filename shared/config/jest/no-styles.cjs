/**
 * Stands in for @emotion/sheet in Jest: class names are made as ever, rules go nowhere. jsdom lays nothing out, and asking
 * it for a computed style costs a walk over every rule for every element that a query by role looks at.
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
