const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/**
 * While a query waits, each look that finds nothing throws an error with the whole page printed into it. Only the last
 * one is read, and Testing Library prints the page for that one anyway.
 */
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
