const { dirname } = require('node:path');

/**
 * A label's `control` walks the whole document in jsdom, for each label and each field that a query by label or by name
 * looks at: a fifth of the time of a page with a long form. The document knows its elements by id; the walk is for
 * ids that stand twice and for labels outside the document.
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
