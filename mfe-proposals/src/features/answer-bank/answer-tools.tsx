import { type AnswerLanguage, answerLanguages } from '@harambee/domain';
import type { BankAnswerChoices } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { FilterSelect, SearchField } from '@harambee/ui/app';
import * as S from './answer-bank.styles.ts';
import { type AnswerView, type ShownAnswers, shownChoices } from './use-answer-filters.ts';

const any = { value: '', label: 'Any' };

interface AnswerToolsProps {
  view: AnswerView;
  /** Absent until it has loaded. */
  choices: BankAnswerChoices | undefined;
}

/** Search and filters above the list. A filter with one choice narrows nothing, so it is left out. */
export function AnswerTools({ view, choices }: AnswerToolsProps) {
  const { id: userId } = useUser();
  const { languages = [], funders = [], owners = [], due = 0 } = choices ?? {};
  const known = {
    languages: languages.length > 1 || view.language,
    funders: funders.length > 1 || view.funder,
    owners: owners.length > 1 || view.owner,
  };
  return (
    <S.Tools data-open={view.open !== undefined || undefined}>
      <SearchField label="Ask as a funder asks" value={view.search} onChange={view.setSearch} />
      <FilterSelect<ShownAnswers>
        label="Show"
        value={view.shown}
        choices={shownChoices.map((choice) =>
          choice.value === 'due' && due > 0 ? { ...choice, label: `${choice.label} (${due})` } : choice,
        )}
        onChange={view.show}
      />
      {known.languages && (
        <FilterSelect<AnswerLanguage | ''>
          label="Language"
          value={view.language ?? ''}
          choices={[
            { value: '', label: 'Any' },
            ...withChosen(languages, view.language).map((value) => ({
              value,
              label: answerLanguages[value],
            })),
          ]}
          onChange={view.setLanguage}
        />
      )}
      {known.funders && (
        <FilterSelect
          label="Funder"
          value={view.funder ?? ''}
          choices={[any, ...withChosen(funders, view.funder).map((value) => ({ value, label: value }))]}
          onChange={view.setFunder}
        />
      )}
      {known.owners && (
        <FilterSelect
          label="Owner"
          value={view.owner ?? ''}
          choices={[
            any,
            ...owners.map(({ id, name }) => ({ value: id, label: id === userId ? `${name} (you)` : name })),
          ]}
          onChange={view.setOwner}
        />
      )}
    </S.Tools>
  );
}

/** What the address names stays a choice, also before the others have loaded. */
const withChosen = <Value extends string>(values: readonly Value[], chosen: Value | undefined): Value[] =>
  chosen && !values.includes(chosen) ? [chosen, ...values] : [...values];
