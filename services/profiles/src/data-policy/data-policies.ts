import { imageKinds, storedImageTypes } from '@harambee/domain';
import {
  type Contents,
  type DataPolicy,
  jsonFile,
  leftOut,
  notAboutPersons,
  projection,
  shown,
} from '@harambee/service-kit';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';
import { ImageModel, type ImageRecord } from '../images/image.model.ts';
import { bytesOf } from '../images/images.service.ts';
import { ProfileModel, type ProfileRecord } from '../profiles/profile.model.ts';
import { toProfile } from '../profiles/profile-answers.ts';
import { PersonModel, personKey } from '../verification/person.model.ts';
import { ViewCountModel } from '../views/view-count.model.ts';
import { VisitSaltModel } from '../views/visit-salt.model.ts';
import { VisitorModel } from '../views/visitor.model.ts';

const pictures: Contents = {
  name: 'pictures/',
  about: 'The logo and the photo of your profile, as your public page shows them.',
  async *files({ tenantId }) {
    for (const kind of imageKinds) {
      const image = await ImageModel.findOne({ tenantId, kind }).lean<ImageRecord>();
      if (image)
        yield { path: `pictures/${kind}.${storedImageTypes[kind].ending}`, content: bytesOf(image.data) };
    }
  },
};

/** The profile belongs to the organization: its contact fields are public statements, whoever typed them. */
export const dataPolicies: readonly DataPolicy[] = [
  {
    model: ProfileModel,
    organization: jsonFile(
      'profile.json',
      'The profile of the organization with its dated facts, what is public of it and what is hidden.',
      ({ tenantId }) => shown(ProfileModel.find({ tenantId }).lean<ProfileRecord[]>().cursor(), toProfile),
    ),
    person: leftOut('belongs to the organization; it keeps who saved it last'),
    forget: ({ tenantId, userId }) =>
      ProfileModel.updateMany({ tenantId, changedBy: userId }, { $unset: { changedBy: 1 } }),
  },
  {
    model: ViewCountModel,
    organization: jsonFile(
      'profile-views.json',
      'How often the public page was seen, by month.',
      ({ tenantId }) =>
        shown(ViewCountModel.find({ tenantId }).lean().cursor(), ({ month, views }) => ({ month, views })),
    ),
    ...notAboutPersons,
  },
  { model: ImageModel, organization: pictures, ...notAboutPersons },
  { model: ProposalFigureModel, ...projection },
  {
    model: PersonModel,
    organization: leftOut('a working copy of who belongs to the organization: see its members'),
    person: leftOut('a working copy of your role, and of the domain of your confirmed address'),
    // A proof may be published after the person has left.
    forget: ({ tenantId, userId }) => PersonModel.deleteOne(personKey(tenantId, userId)),
  },
  {
    model: VisitorModel,
    organization: leftOut(
      'marks of today’s visitors of the public page, which lead to nobody and end at midnight',
    ),
    ...notAboutPersons,
  },
  {
    model: VisitSaltModel,
    organization: leftOut('the key of these marks: it belongs to no organization and ends at midnight'),
    ...notAboutPersons,
  },
];
