import { storageKeys, useUser } from '@harambee/platform';
import { media, styled, useMediaQuery } from '@harambee/ui';
import { Drawer } from '@harambee/ui/app';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSingleKeysOfPage } from '../lib/single-keys.ts';
import { useStoredFlag } from '../lib/stored-flag.ts';
import { SwitchProvider } from '../organizations/switch-organization.tsx';
import { SignOutProvider } from '../outbox/sign-out.tsx';
import { StorageBanner } from '../outbox/storage-banner.tsx';
import { useRecentPages } from '../palette/recent-pages.ts';
import { usePalette } from '../palette/use-palette.ts';
import { useOrganizationName } from '../people/use-organization-name.ts';
import { useOwnRole } from '../people/use-own-role.ts';
import { useReaderFormats } from '../preferences/use-reader-formats.ts';
import { PartBoundary } from '../remotes/components/part-boundary.tsx';
import { PermittedVersions } from '../remotes/components/permitted-versions.tsx';
import { WidgetSlot } from '../remotes/components/widget-slot.tsx';
import { useInstallOffer } from '../snackbars/install.ts';
import { useTour } from '../tour/use-tour.ts';
import { AssistantPanel } from './assistant-panel.tsx';
import { Desk, Main, Sheet, Side } from './desk.styles.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { TwoStepBanner } from './two-step-banner.tsx';
import { useAssistant } from './use-assistant.ts';
import { useCountedUse } from './use-counted-use.ts';

const SkipLink = styled.a`
  position: fixed; left: 16px; top: -64px; z-index: 1600; background: var(--raised); color: var(--ink); padding: 12px 16px;
  border-radius: var(--r-control); font-weight: 600;
  &:focus { top: 16px; box-shadow: var(--float); }
`;

const Palette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "palette" */ '../palette/palette.tsx')).Palette,
}));

const GuidedTour = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tour" */ '../tour/guided-tour.tsx')).GuidedTour,
}));

const Onboarding = lazy(async () => ({
  default: (await import(/* webpackChunkName: "onboarding" */ '../onboarding/onboarding.tsx')).Onboarding,
}));

/** Sidebar, top bar, and the sheet that holds the page. */
export function AppShell() {
  const { onboarded } = useUser();
  const isDesktop = useMediaQuery(media.desktop);
  const [isCollapsed, setCollapsed] = useStoredFlag(storageKeys.sidebarCollapsed, false);
  const [isDrawerOpen, setDrawerOpen] = useStoredFlag(storageKeys.sidebarOpen, false);
  const isDocked = useMediaQuery(media.docked);
  const assistant = useAssistant(isDocked);
  const palette = usePalette();
  const tour = useTour();
  useRecentPages();
  useOrganizationName();
  useOwnRole();
  useCountedUse({ paletteOpenings: palette.openings, isAssistantOpen: assistant.isOpen });
  useSingleKeysOfPage();
  // Not over the wizard that greets new people.
  useInstallOffer(onboarded);
  // Renders everything again when the formats change, including the points in the top bar.
  useReaderFormats();

  return (
    <SignOutProvider>
      <SwitchProvider>
        <Desk
          data-collapsed={(isDesktop && isCollapsed) || undefined}
          data-assistant={(isDocked && assistant.isOpen) || undefined}
        >
          <SkipLink
            href="#main"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById('main')?.focus();
            }}
          >
            Skip to the page
          </SkipLink>
          {isDesktop ? (
            <Side>
              <Sidebar
                collapsed={isCollapsed}
                toggle={{
                  label: isCollapsed ? 'Expand sidebar' : 'Collapse sidebar',
                  expanded: !isCollapsed,
                  onClick: () => setCollapsed(!isCollapsed),
                }}
              />
            </Side>
          ) : (
            <Drawer open={isDrawerOpen} label="Navigation" side="left" onClose={() => setDrawerOpen(false)}>
              <Sidebar
                toggle={{ label: 'Close navigation', onClick: () => setDrawerOpen(false) }}
                onNavigate={() => setDrawerOpen(false)}
              />
            </Drawer>
          )}
          <Sheet>
            <TopBar
              onMenu={isDesktop ? undefined : () => setDrawerOpen(true)}
              onSearch={palette.open}
              isAssistantOpen={assistant.isOpen}
              onAssistant={assistant.toggle}
            />
            <PermittedVersions />
            <Main id="main" tabIndex={-1}>
              <StorageBanner />
              <TwoStepBanner />
              <Outlet />
            </Main>
          </Sheet>
          <AssistantPanel open={assistant.isOpen} docked={isDocked} onClose={assistant.close} />
          {palette.isWanted && (
            <PartBoundary remote="palette">
              <Suspense fallback={null}>
                <Palette openings={palette.openings} />
              </Suspense>
            </PartBoundary>
          )}
          {!onboarded && (
            <PartBoundary remote="onboarding">
              <Suspense fallback={null}>
                <Onboarding />
              </Suspense>
            </PartBoundary>
          )}
          {onboarded && tour?.step !== undefined && (
            <PartBoundary remote="tour">
              <Suspense fallback={null}>
                <GuidedTour {...tour} step={tour.step} />
              </Suspense>
            </PartBoundary>
          )}
          <WidgetSlot slot="app.overlay" />
        </Desk>
      </SwitchProvider>
    </SignOutProvider>
  );
}
