/**
 * Serious and critical findings of axe in a document of jsdom, one line each. jsdom does no layout, so the rules that
 * need colors or sizes are for the browser tests.
 */
export function axeFindings(root?: Document | Element): Promise<string[]>;
