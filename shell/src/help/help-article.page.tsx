import { paths } from '@harambee/domain';
import { helpArticle, helpLanguages, helpPictures, helpTopics, helpTranslation } from '@harambee/domain/help';
import { Button, EmptyState, Page, styled, TextLink } from '@harambee/ui';
import { FilterSelect } from '@harambee/ui/app';
import { useParams } from 'react-router';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleText } from './article-text.tsx';
import { languageNames, useHelpLanguage } from './help-language.ts';

const Body = styled.div`display: grid; gap: 24px; justify-items: start;`;
const Note = styled.p`color: var(--ink-2); font-size: var(--t-sm);`;
const Also = styled.nav`
  h2 { font-size: 16px; line-height: 24px; margin-bottom: 4px; }
  ul { list-style: none; padding: 0; }
  a { display: inline-flex; align-items: center; min-height: 32px; }
  @media (max-width: 599px) { a { min-height: 44px; } }
`;

const back = { to: paths.help, label: 'Help' };

/** One article of the help, at an address of its own, in the reader's language where it has a text in it (HELP-01). */
export function HelpArticlePage() {
  const { id = '' } = useParams();
  const [language, setLanguage] = useHelpLanguage();
  const article = helpArticle(id);
  if (!article)
    return (
      <Page title="No such help article" back={back}>
        <EmptyState
          title="This address has no article"
          text="It may have been renamed. Search the help for what you want to do."
          action={<Button to={paths.help}>Open the help</Button>}
        />
      </Page>
    );
  const languages = helpLanguages.filter((one) => one === 'en' || helpTranslation(id, one) !== undefined);
  const shown = languages.includes(language) ? language : 'en';
  const picture = article.page && helpPictures[article.page];
  const others = helpTopics
    .find(({ articles }) => articles.includes(article))
    ?.articles.filter((one) => one !== article);
  return (
    <Page title={article.title} back={back}>
      <Body>
        {languages.length > 1 && (
          <FilterSelect
            label="Language"
            value={shown}
            choices={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            onChange={setLanguage}
          />
        )}
        {shown !== language && <Note>This article is only in English.</Note>}
        <ArticleText
          text={shown === 'en' ? article.text : (helpTranslation(id, shown) ?? article.text)}
          language={shown}
        />
        {picture && <ArticlePicture picture={picture} />}
        {article.page && <Button to={article.page}>Go to the page</Button>}
        <Also aria-labelledby="also">
          <h2 id="also">On the same topic</h2>
          <ul>
            {others?.map((one) => (
              <li key={one.id}>
                <TextLink to={paths.helpArticle(one.id)}>{one.title}</TextLink>
              </li>
            ))}
          </ul>
        </Also>
      </Body>
    </Page>
  );
}
