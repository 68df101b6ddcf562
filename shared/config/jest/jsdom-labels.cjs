const { dirname } = require('node:path');

/**
 * In jsdom a label's `control` walks the whole document, for each label and field that a query by label or name
 * inspects, which takes a fifth of the time for a long form. This looks the field up by id, and walks only for
 * duplicate ids and labels outside the document.
 */
exports.letLabelsFindTheirFieldsById = () => {
  const entry = require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] });
  require(entry);
  const jsdom = dirname(entry);
  const { implementation: Label } = require(`${jsdom}/jsdom/living/nodes/HTMLLabelElement-impl.js`);
  const { isLabelable } = require(`${jsdom}/jsdom/living/helpers/form-controls.js`);
  const { get: walk } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
  Object.defineProperty(Label.prototype, 'control', {
    configurable: true,
    get() {
      const id = this.getAttributeNS(null, 'for');
      const known = id && this.isConnected && this._ownerDocument._ids[id];
      if (known?.length !== 1 || this.getRootNode({}) !== this._ownerDocument) return walk.call(this);
      const [field] = known;
      return field.isConnected && isLabelable(field) ? field : walk.call(this);
    },
  });
};
