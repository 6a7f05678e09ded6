import { paths } from '@briefcast/contract/paths';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Guard } from './guard.tsx';
import { MissingPage, MissingScreen } from './missing-code.tsx';
import { RootLayout } from './root-layout.tsx';
import { StartingScreen } from './starting-screen.tsx';

type Load = () => Promise<ComponentType>;

/** What comes when it is first visited, and what is shown where its code cannot be loaded. */
const late = (load: Load, Missing: ComponentType): Pick<RouteObject, 'lazy' | 'handle'> => ({
  lazy: async () => ({ Component: await load().catch(() => Missing) }),
  handle: { load },
});

/** A screen under the app's header. */
const screen = (path: string, load: Load): RouteObject => ({ path, ...late(load, MissingScreen) });
/** A screen without it. */
const page = (path: string, load: Load): RouteObject => ({ path, ...late(load, MissingPage) });
const layout = (load: Load, children: RouteObject[]): RouteObject => ({
  ...late(load, MissingPage),
  children,
});

const dataLayout: Load = async () => (await import('./data-layout.tsx')).DataLayout;
const headerLayout: Load = async () => (await import('./header-layout.tsx')).HeaderLayout;
const signedInLayout: Load = async () => (await import('./signed-in-layout.tsx')).SignedInLayout;

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      page(paths.landing.pattern, async () => (await import('../screens/landing/landing.tsx')).LandingScreen),
      layout(headerLayout, [
        screen(paths.terms.pattern, async () => (await import('../screens/terms.tsx')).TermsScreen),
        screen(paths.privacy.pattern, async () => (await import('../screens/privacy.tsx')).PrivacyScreen),
      ]),
      layout(dataLayout, [
        {
          element: <Guard requiresAuthentication={false} />,
          children: [
            page(paths.login.pattern, async () => (await import('../screens/login.tsx')).LoginScreen),
            page(paths.signup.pattern, async () => (await import('../screens/signup.tsx')).SignUpScreen),
            page(
              paths.forgotPassword.pattern,
              async () => (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen,
            ),
            page(
              paths.resetPassword.pattern,
              async () => (await import('../screens/reset-password.tsx')).ResetPasswordScreen,
            ),
          ],
        },
        {
          element: <Guard />,
          children: [
            layout(signedInLayout, [
              screen(
                paths.creatorDeal.pattern,
                async () => (await import('../screens/deal/deal.tsx')).DealScreen,
              ),
              screen(
                paths.brandDeal.pattern,
                async () => (await import('../screens/brand-deal/brand-deal.tsx')).BrandDealScreen,
              ),
              screen(
                paths.notificationSettings.pattern,
                async () => (await import('../screens/notification-settings.tsx')).NotificationSettingsScreen,
              ),
              {
                element: <Guard requiredRole="BRAND" />,
                children: [
                  screen(
                    paths.brandDashboard.pattern,
                    async () =>
                      (await import('../screens/brand-dashboard/brand-dashboard.tsx')).BrandDashboardScreen,
                  ),
                  screen(
                    paths.brandProfile.pattern,
                    async () =>
                      (await import('../screens/brand-profile/brand-profile.tsx')).BrandProfileScreen,
                  ),
                ],
              },
              {
                element: <Guard requiredRole="CREATOR" />,
                children: [
                  screen(
                    paths.creatorDashboard.pattern,
                    async () =>
                      (await import('../screens/creator-dashboard/creator-dashboard.tsx'))
                        .CreatorDashboardScreen,
                  ),
                  screen(
                    paths.creatorProfile.pattern,
                    async () =>
                      (await import('../screens/creator-profile/creator-profile.tsx')).CreatorProfileScreen,
                  ),
                ],
              },
            ]),
          ],
        },
        page(
          paths.unsubscribe.pattern,
          async () => (await import('../screens/unsubscribe.tsx')).UnsubscribeScreen,
        ),
        page(
          paths.confirmEmail.pattern,
          async () => (await import('../screens/confirm-email.tsx')).ConfirmEmailScreen,
        ),
        page(paths.admin.pattern, async () => (await import('../screens/admin/admin.tsx')).AdminScreen),
        layout(headerLayout, [
          screen(
            paths.creators.pattern,
            async () => (await import('../screens/creators/creators.tsx')).CreatorsScreen,
          ),
          screen(
            paths.creator.pattern,
            async () => (await import('../screens/creator/creator.tsx')).CreatorScreen,
          ),
        ]),
      ]),
      page('*', async () => (await import('../screens/not-found.tsx')).NotFound),
    ],
  },
];

/** Loads the code of an address's screen and layouts, so that it renders at once. Rejects where it cannot be loaded. */
export async function loadScreen(url: string): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy === undefined) return;
      const { load } = route.handle as { load: Load };
      Object.assign(route, { Component: await load() });
      delete route.lazy;
    }),
  );
}
