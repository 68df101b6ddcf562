const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/**
 * While a query waits, each failed attempt throws an error that contains the whole page. Only the last one is read,
 * and Testing Library prints the page for it anyway.
 */
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
