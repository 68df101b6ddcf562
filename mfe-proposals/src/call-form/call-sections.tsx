import { type CallTableName, callTableNames, missingCallFields } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import { Card } from '@harambee/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { EligibilitySection, type HandChecks } from '../eligibility/eligibility-section.tsx';
import type { OwnRequest } from '../eligibility/use-own-request.ts';
import { NameFields, OwnFields, TermFields } from './call-fields.tsx';
import * as S from './call-form.styles.ts';
import { CallTable } from './call-table.tsx';

interface CallSectionsProps {
  hand?: HandChecks;
  own?: OwnRequest | undefined;
  /** What else its page shows. */
  children?: ReactNode;
}

/** Every field and table of a call, in the order a funder's form is read. */
export function CallSections({ hand, own, children }: CallSectionsProps) {
  const { values } = useFormikContext<CallContent>();
  // Long tables are closed; a call without questions begins with them.
  const isOpen = (table: CallTableName) => table === 'questions' && values.questions.length <= 12;
  return (
    <S.Layout>
      <S.Column>
        <S.Section aria-labelledby="call-name">
          <header>
            <h2 id="call-name">The call</h2>
          </header>
          <NameFields />
        </S.Section>
        <S.Section aria-labelledby="call-terms">
          <header>
            <h2 id="call-terms">Deadline and amounts</h2>
            <p>Without an hour, the deadline is the end of the day on the funder’s clock.</p>
          </header>
          <TermFields />
        </S.Section>
        <EligibilitySection content={values} own={own} {...hand} />
        <S.Section aria-labelledby="call-asks">
          <header>
            <h2 id="call-asks">What the funder asks</h2>
          </header>
          <S.Tables>
            {callTableNames.map((table) => (
              <CallTable key={table} table={table} isOpen={isOpen(table)} />
            ))}
          </S.Tables>
        </S.Section>
        {children}
      </S.Column>
      <aside aria-label="Where you stand">
        <Card title="Where you stand">
          <S.Own>
            <OwnFields />
          </S.Own>
        </Card>
        <StillMissing />
      </aside>
    </S.Layout>
  );
}

/** What readers of the list will miss. */
function StillMissing() {
  const { values } = useFormikContext<CallContent>();
  const missing = missingCallFields(values);
  if (missing.length === 0) return null;
  return (
    <p style={{ marginTop: 12, fontSize: 13, lineHeight: '19px', color: 'var(--ink-2)' }}>
      Still missing: {missing.map(({ message }) => message.toLowerCase()).join('; ')}.
    </p>
  );
}
