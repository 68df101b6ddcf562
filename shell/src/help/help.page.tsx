import { paths } from '@harambee/domain';
import { type HelpArticle, helpTopics } from '@harambee/domain/help';
import { Card, EmptyState, Page, styled, TextLink } from '@harambee/ui';
import { SearchField } from '@harambee/ui/app';
import { useSearchParams } from 'react-router';
import { findArticles } from './find-articles.ts';

const Topics = styled.div`
  columns: 320px; column-gap: 24px;
  & > * { break-inside: avoid; margin-bottom: 24px; }
`;
const Search = styled.div`margin-bottom: 24px; display: grid; gap: 8px; p { color: var(--ink-2); font-size: var(--t-sm); }`;
const List = styled.ul`
  list-style: none; padding: 0; display: grid; gap: 2px;
  a { display: inline-flex; align-items: center; min-height: 32px; }
  @media (max-width: 599px) { a { min-height: 44px; } }
`;

const Titles = ({ articles }: { articles: readonly HelpArticle[] }) => (
  <List>
    {articles.map(({ id, title }) => (
      <li key={id}>
        <TextLink to={paths.helpArticle(id)}>{title}</TextLink>
      </li>
    ))}
  </List>
);

const countWords = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'} found`;

/** The help: every article by topic, and a search in all of them, also without a network (HELP-01, HELP-02). */
export function HelpPage() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const found = search.trim() === '' ? undefined : findArticles(search);
  return (
    <Page
      title="Help"
      description="How things are done in Harambee. Search in English, Swahili, French, Spanish or Portuguese."
    >
      <Search>
        <SearchField
          label="Search the help"
          value={search}
          onChange={(text) =>
            setQuery(
              (before) => {
                if (text === '') before.delete('search');
                else before.set('search', text);
                return before;
              },
              { replace: true },
            )
          }
        />
        <p role="status">{found && found.length > 0 ? countWords(found.length) : ''}</p>
      </Search>
      {found === undefined ? (
        <Topics>
          {helpTopics.map(({ id, title, articles }) => (
            <Card key={id} title={title}>
              <Titles articles={articles} />
            </Card>
          ))}
        </Topics>
      ) : found.length > 0 ? (
        <Titles articles={found} />
      ) : (
        <EmptyState
          title="No article has these words"
          text="Try one word of what you want to do, such as “password” or “deadline”."
        />
      )}
    </Page>
  );
}
