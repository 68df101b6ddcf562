import { isProductPath } from '@harambee/domain';
import { TextLink } from '@harambee/ui';
import ReactMarkdown, { type Components } from 'react-markdown';

/** Text, lists and emphasis. No images, no HTML, no headings that would break the page's outline. */
const allowed = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'pre', 'br', 'blockquote', 'a'];

const components: Components = {
  // Links lead only into the product; for any other address only the link text is shown.
  a: ({ href = '', children }) =>
    isProductPath(href) ? <TextLink to={href}>{children}</TextLink> : <span>{children}</span>,
};

/** Renders a reply as Markdown that can neither run nor load anything, whoever wrote it. */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown allowedElements={allowed} unwrapDisallowed skipHtml components={components}>
      {text}
    </ReactMarkdown>
  );
}
