import { styled } from '@harambee/ui';
import ReactMarkdown from 'react-markdown';

/** Text, lists and emphasis; help texts have no links and no pictures of their own. */
const allowed = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'code'];

const Text = styled.div`
  max-width: 68ch; display: grid; gap: 12px; font-size: 16px; line-height: 26px; overflow-wrap: anywhere;
  ul, ol { padding-left: 24px; display: grid; gap: 6px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
`;

/** A help text, in its language. */
export function ArticleText({ text, language }: { text: string; language: string }) {
  return (
    <Text lang={language}>
      <ReactMarkdown allowedElements={allowed} unwrapDisallowed skipHtml>
        {text}
      </ReactMarkdown>
    </Text>
  );
}
