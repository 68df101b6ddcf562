// @ts-expect-error The package describes the types of its other build only.
export { default } from '../../../../node_modules/pdfkit/js/pdfkit.browser.js';
