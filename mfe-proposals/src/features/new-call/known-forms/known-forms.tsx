import { matchesSearch, paths, searchIndex } from '@harambee/domain';
import { EmptyState, LiveRegion, TextLink } from '@harambee/ui';
import { SearchField, useArrowKeys } from '@harambee/ui/app';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetCallsInfiniteQuery } from '../../../api/calls.api.ts';
import { fromTemplatePath, knownFormPath } from '../../../known-forms.ts';
import { asOfInWords } from './as-of.ts';
import { FormRow, questionsInWords } from './form-row.tsx';
import * as S from './known-forms.styles.ts';
import type { KnownModule } from './use-built-in-calls.ts';

/** What a new call can begin from: forms of public funders, and the organization's own templates (CALL-05, CALL-07). */
export function KnownForms({ known }: { known: KnownModule }) {
  const { builtInCalls, builtInLanguages, asOf } = known;
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const rows = useRef<HTMLDivElement>(null);
  useArrowKeys({ list: rows, links: '[data-form-link]', row: 'article' });
  const templates = useGetCallsInfiniteQuery({ templates: 'only' });
  const own = templates.data?.pages.flatMap(({ calls }) => calls) ?? [];

  const shownOwn = own.filter(({ name, funder, reference }) =>
    matchesSearch(searchIndex(name, funder, reference), search),
  );
  const shown = builtInCalls.filter(({ language, call }) =>
    matchesSearch(searchIndex(call.name, call.funder, call.reference, builtInLanguages[language]), search),
  );
  const count = shown.length + shownOwn.length;
  const setSearch = (value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete('search');
    else next.set('search', value);
    setQuery(next, { replace: true });
  };

  return (
    <S.Frame ref={rows}>
      <S.Tools>
        <SearchField label="Search forms" value={search} onChange={setSearch} />
      </S.Tools>
      <LiveRegion>{search && (count === 1 ? '1 form found' : `${count} forms found`)}</LiveRegion>
      {shownOwn.length > 0 && (
        <S.Section aria-labelledby="own-templates">
          <h2 id="own-templates">Your templates</h2>
          <S.List>
            {shownOwn.map(({ id, name, funder, questionCount }) => (
              <li key={id}>
                <FormRow
                  name={name}
                  funder={funder}
                  to={fromTemplatePath(id)}
                  facts={[questionsInWords(questionCount)]}
                />
              </li>
            ))}
          </S.List>
          {templates.hasNextPage && (
            <p>
              <TextLink to={`${paths.calls}?show=templates`}>See all templates</TextLink>
            </p>
          )}
        </S.Section>
      )}
      {shown.length > 0 && (
        <S.Section aria-labelledby="public-forms">
          <h2 id="public-forms">Forms of public funders</h2>
          <p>In our words, from what was published. Check with the funder first.</p>
          <S.List>
            {shown.map((form) => (
              <li key={form.id}>
                <FormRow
                  name={form.call.name}
                  funder={form.call.funder}
                  to={knownFormPath(form.id)}
                  facts={[
                    builtInLanguages[form.language],
                    questionsInWords(form.call.questions.length),
                    `${asOfInWords(asOf(form))}; check with the funder`,
                  ]}
                  source={`Source: ${form.sources[0].publication}`}
                />
              </li>
            ))}
          </S.List>
        </S.Section>
      )}
      {count === 0 && (
        <EmptyState
          picture="boat"
          title="No form has these words"
          text="Search for a funder, a program or a language, or paste what the funder published."
          action={<TextLink to={paths.newCall}>Begin another way</TextLink>}
        />
      )}
    </S.Frame>
  );
}
