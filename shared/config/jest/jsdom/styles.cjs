const { jsdomFolder } = require('./folder.cjs');

/**
 * jsdom creates a declaration of inline styles, with two maps and fifteen defined properties, for each element. Nearly
 * no element has such styles, so once this is loaded they are created when they are asked for.
 */
for (const name of ['HTMLElement', 'SVGElement']) {
  const { prototype } = require(`${jsdomFolder}/jsdom/living/nodes/${name}-impl.js`).implementation;
  // A worker has one jsdom, and may load this again for a test.
  if (Object.hasOwn(prototype, '_style')) continue;
  const { _initElementCSSInlineStyle: create } = prototype;
  prototype._initElementCSSInlineStyle = () => {};
  Object.defineProperty(prototype, '_style', {
    get() {
      create.call(this);
      return this._style;
    },
    // `create` sets it.
    set(value) {
      Object.defineProperty(this, '_style', { value });
    },
  });
}
