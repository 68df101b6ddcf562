import { defineService, type Routes } from '@harambee/service-kit';
import { dataPolicies } from './data-policy/data-policies.ts';
import { directoryPublicRoutes } from './directory/directory.public.routes.ts';
import { figuresRoutes } from './figures/figures.routes.ts';
import { ProposalFigureModel } from './figures/proposal-figure.model.ts';
import { onOrganizationRenamed } from './handlers/on-organization-renamed.handler.ts';
import { onPeopleChanged } from './handlers/on-people-changed.handler.ts';
import { onProposalChanged } from './handlers/on-proposal-changed.handler.ts';
import { ImageModel } from './images/image.model.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { migrations } from './migrations/migrations.ts';
import { permissions } from './permissions.ts';
import { ProfileModel } from './profiles/profile.model.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { publicFilesPublicRoutes } from './public-files/public-files.public.routes.ts';
import { publicFiles } from './public-files/public-files.ts';
import { publicPageRoutes } from './public-page/public-page.public.routes.ts';
import { PersonModel } from './verification/person.model.ts';
import { verificationRoutes } from './verification/verification.routes.ts';
import { ViewCountModel } from './views/view-count.model.ts';
import { viewsPublicRoutes } from './views/views.public.routes.ts';
import { VisitSaltModel } from './views/visit-salt.model.ts';
import { VisitorModel } from './views/visitor.model.ts';

const routes: Routes = async (app) => {
  await app.register(profilesRoutes);
  await app.register(figuresRoutes);
  await app.register(imagesRoutes);
  await app.register(verificationRoutes);
};

const publicRoutes: Routes = async (app) => {
  await app.register(publicPageRoutes);
  await app.register(viewsPublicRoutes);
  await app.register(directoryPublicRoutes);
  await app.register(publicFilesPublicRoutes);
};

export const profiles = defineService({
  name: 'profiles',
  prefix: '/api/ngo/profile',
  routes,
  publicRoutes,
  permissions,
  models: [
    ProfileModel,
    ProposalFigureModel,
    PersonModel,
    ImageModel,
    ViewCountModel,
    VisitorModel,
    VisitSaltModel,
  ],
  documents: publicFiles,
  dataPolicies,
  migrations,
  handlers: [onProposalChanged, onOrganizationRenamed, onPeopleChanged],
});
