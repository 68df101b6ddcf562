import { keepsPeople } from '@harambee/service-kit';
import { ColleagueModel } from '../people/colleague.model.ts';

export const onPeopleChanged = keepsPeople('proposals.on-people-changed', ColleagueModel);
