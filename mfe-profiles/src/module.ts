import { paths } from '@harambee/domain';
import { lazyPage, type RemoteModule } from '@harambee/platform';
import { outbox } from './outbox.ts';

const path = (page: string) => page.replace(/^\//, '');

/** Everything this remote provides. Pages are fetched when they are first shown. */
export const remoteModule: RemoteModule = {
  contract: 1,
  routes: [
    {
      path: path(paths.profiles),
      Component: lazyPage(async () => (await import('./features/profile-page/profile.page.tsx')).ProfilePage),
    },
    {
      path: path(paths.newProfile),
      Component: lazyPage(
        async () => (await import('./features/profile-form/new-profile.page.tsx')).NewProfilePage,
      ),
    },
    {
      path: path(paths.editProfile(':id')),
      Component: lazyPage(
        async () => (await import('./features/profile-form/edit-profile.page.tsx')).EditProfilePage,
      ),
    },
  ],
  publicRoutes: [
    {
      // Without an id the page says that one is missing (NAV-08).
      path: path(paths.publicProfile(':id?')),
      Component: lazyPage(
        async () => (await import('./features/public-profile/public-profile.page.tsx')).PublicProfilePage,
      ),
    },
  ],
  commands: [
    {
      id: 'profiles.new',
      needs: 'profile.write',
      name: 'New profile',
      subtitle: 'Tell funders who you are',
      section: 'Create and search',
      order: 1,
      parent: 'create',
      icon: 'building',
      keywords: 'create organization organisation',
      to: paths.newProfile,
      isOffered: async (dispatch, who) => (await import('./has-no-profile.ts')).hasNoProfile(dispatch, who),
    },
    {
      id: 'profiles.update',
      needs: 'profile.write',
      name: 'Update profile',
      subtitle: 'Change what funders read about you',
      section: 'Create and search',
      order: 1,
      icon: 'pencil',
      keywords: 'edit change organization organisation sdg goals contact',
      to: `${paths.profiles}?next=edit`,
    },
  ],
  widgets: [
    {
      id: 'profiles.complete',
      slot: 'dashboard.figures',
      order: 30,
      Component: lazyPage(async () => (await import('./widgets/profile-figures.tsx')).ProfileCompleteness),
    },
    {
      id: 'profiles.views',
      slot: 'dashboard.figures',
      order: 40,
      Component: lazyPage(async () => (await import('./widgets/profile-figures.tsx')).ProfileViews),
    },
  ],
  outbox,
  readAhead: async (dispatch, who) => (await import('./read-ahead.ts')).readAhead(dispatch, who),
};
