import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * The shell provides only the production runtime, which published remotes use; the extra arguments of development are
 * dropped.
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
