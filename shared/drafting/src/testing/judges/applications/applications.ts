import type { Application } from '../typed-plan.ts';
import { bangladesh } from './bangladesh/application.fixture.ts';
import { bangladeshExpected } from './bangladesh/expected.fixture.ts';
import { bangladeshProse } from './bangladesh/prose.fixture.ts';
import type { ExpectedRows } from './expected-rows.ts';
import { ghana } from './ghana/application.fixture.ts';
import { ghanaExpected } from './ghana/expected.fixture.ts';
import { ghanaProse } from './ghana/prose.fixture.ts';
import { kenya } from './kenya/application.fixture.ts';
import { kenyaExpected } from './kenya/expected.fixture.ts';
import { kenyaProse } from './kenya/prose.fixture.ts';
import { london } from './london/application.fixture.ts';
import { londonExpected } from './london/expected.fixture.ts';
import { londonProse } from './london/prose.fixture.ts';
import { peru } from './peru/application.fixture.ts';
import { peruExpected } from './peru/expected.fixture.ts';
import { peruProse } from './peru/prose.fixture.ts';

export type ApplicationName = 'kenya' | 'ghana' | 'bangladesh' | 'london' | 'peru';

export interface RichApplication {
  /** With a typed plan; free text only for what a plan cannot express. */
  planned: Application;
  /** The same project in free text alone. */
  proseOnly: Application;
  /** The rows that a careful reader finds in `proseOnly`. */
  expectedRows: ExpectedRows;
}

/** Five applications as good as their writers can make them: a check must find nothing wrong. */
export const applications: Readonly<Record<ApplicationName, RichApplication>> = {
  kenya: { planned: kenya, proseOnly: kenyaProse, expectedRows: kenyaExpected },
  ghana: { planned: ghana, proseOnly: ghanaProse, expectedRows: ghanaExpected },
  bangladesh: { planned: bangladesh, proseOnly: bangladeshProse, expectedRows: bangladeshExpected },
  london: { planned: london, proseOnly: londonProse, expectedRows: londonExpected },
  peru: { planned: peru, proseOnly: peruProse, expectedRows: peruExpected },
};
