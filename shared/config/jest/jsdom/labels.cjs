const { jsdomFolder: jsdom } = require('./folder.cjs');

/**
 * In jsdom a label's `control` walks the whole document, for each label and field that a query by label or name
 * inspects, which takes a fifth of the time for a long form. This looks the field up by id, and walks only for
 * duplicate ids and labels outside the document.
 */
exports.letLabelsFindTheirFieldsById = () => {
  const { implementation: Label } = require(`${jsdom}/jsdom/living/nodes/HTMLLabelElement-impl.js`);
  const { isLabelable, getLabelsForLabelable } = require(`${jsdom}/jsdom/living/helpers/form-controls.js`);
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
  letFieldsShareOneWalk(isLabelable, getLabelsForLabelable);
};

const withLabels = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * In jsdom each field walks the whole document for its labels, again after every change. Here the labels of a document
 * are looked up once after a change, for all its fields.
 */
function letFieldsShareOneWalk(isLabelable, labelsOf) {
  const { domSymbolTree } = require(`${jsdom}/jsdom/living/helpers/internal-constants.js`);
  const NodeList = require(`${jsdom}/jsdom/living/generated/NodeList.js`);
  const known = new WeakMap();
  const labelsIn = (root) => {
    const before = known.get(root);
    if (before?.version === root._version) return before.ofField;
    const labels = [...domSymbolTree.treeIterator(root)].filter(({ localName }) => localName === 'label');
    const ofField = new Map();
    for (const label of labels) ofField.set(label.control, [...(ofField.get(label.control) ?? []), label]);
    known.set(root, { version: root._version, ofField });
    return ofField;
  };
  for (const name of withLabels) {
    const { implementation: Field } = require(`${jsdom}/jsdom/living/nodes/HTML${name}Element-impl.js`);
    Object.defineProperty(Field.prototype, 'labels', {
      configurable: true,
      get() {
        if (!this._labels && isLabelable(this)) {
          const element = this.getRootNode({});
          const query = () => labelsIn(element).get(this) ?? [];
          this._labels = NodeList.createImpl(element._globalObject, [], { element, query });
        }
        return labelsOf(this);
      },
    });
  }
}
