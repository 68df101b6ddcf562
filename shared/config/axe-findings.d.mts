/**
 * Serious and critical findings of axe in the document of a test with jsdom, one line each. The rules that need colors,
 * sizes or drawn letters are for the browser tests.
 */
export function axeFindings(root?: Document | Element): Promise<string[]>;

/** The same in a page as it is sent. Its scripts do not run. */
export function axeFindingsInHtml(html: string): Promise<string[]>;
