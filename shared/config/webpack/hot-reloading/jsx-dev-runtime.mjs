import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** The shell gives the one runtime that published remotes use; what development adds to the call is left out. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
