import { styled } from '@harambee/ui';
import { lazy, Suspense } from 'react';

const Words = styled.div`
  font-size: 15px; line-height: 23px; overflow-wrap: anywhere;
  & > * + * { margin-top: 8px; }
  & ul, & ol { padding-left: 20px; margin-block: 8px; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & li + li { margin-top: 4px; }
  & li::marker { color: var(--ink-3); }
  & strong { font-weight: 600; }
  & code { font: 13px/20px var(--font-mono); background: var(--sunken); border-radius: 4px; padding: 1px 4px; }
  & pre { overflow-x: auto; }
`;
const Plain = styled.p`white-space: pre-wrap;`;

const PlainText = ({ text }: { text: string }) => (
  <Plain>{text.replaceAll(/\*\*|\\(?=[!-/:-@[-`{-~])/g, '')}</Plain>
);

const loadMarkdown = () => import('./markdown.tsx');
const Markdown = lazy(async () => {
  // Until the Markdown parser has loaded, shows plain text.
  const { Markdown } = await loadMarkdown().catch(() => ({ Markdown: PlainText }));
  return { default: Markdown };
});

/** Fetched after the panel has opened, so that it opens quickly. */
export const preloadMarkdown = (): void => void loadMarkdown().catch(() => {});

export function Reply({ text }: { text: string }) {
  return (
    <Words>
      <Suspense fallback={<PlainText text={text} />}>
        <Markdown text={text} />
      </Suspense>
    </Words>
  );
}
