import { isProductPath } from '@harambee/domain';
import { TextLink } from '@harambee/ui';
import ReactMarkdown, { type Components } from 'react-markdown';

/** Words, lists and emphasis. No pictures, no HTML, no headings that would break the page's outline. */
const allowed = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'pre', 'br', 'blockquote', 'a'];

const components: Components = {
  // Only into the product; every other address is shown as the words it stands behind.
  a: ({ href = '', children }) =>
    isProductPath(href) ? <TextLink to={href}>{children}</TextLink> : <span>{children}</span>,
};

/** A reply as Markdown that can neither run nor load anything, whoever wrote it. */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown allowedElements={allowed} unwrapDisallowed skipHtml components={components}>
      {text}
    </ReactMarkdown>
  );
}
