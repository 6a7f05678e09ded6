import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Guard } from './guard.tsx';
import { RootLayout } from './root-layout.tsx';
import { StartingScreen } from './starting-screen.tsx';

type Load = () => Promise<ComponentType>;

/** A screen or layout whose code comes when it is first visited. */
const late = (load: Load) => async () => ({ Component: await load() });

const screen = (path: string, load: Load): RouteObject => ({ path, lazy: late(load) });

const dataLayout: Load = async () => (await import('./data-layout.tsx')).DataLayout;
const headerLayout: Load = async () => (await import('./header-layout.tsx')).HeaderLayout;
const signedInLayout: Load = async () => (await import('./signed-in-layout.tsx')).SignedInLayout;

/** Every address of the app (specification 2). */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      screen('/', async () => (await import('../screens/landing/landing.tsx')).LandingScreen),
      {
        lazy: late(headerLayout),
        children: [
          screen('/terms', async () => (await import('../screens/terms.tsx')).TermsScreen),
          screen('/privacy', async () => (await import('../screens/privacy.tsx')).PrivacyScreen),
        ],
      },
      {
        lazy: late(dataLayout),
        children: [
          {
            element: <Guard requiresAuthentication={false} />,
            children: [
              screen('/login', async () => (await import('../screens/login.tsx')).LoginScreen),
              screen('/signup', async () => (await import('../screens/signup.tsx')).SignUpScreen),
              screen(
                '/forgot-password',
                async () => (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen,
              ),
              screen(
                '/reset-password',
                async () => (await import('../screens/reset-password.tsx')).ResetPasswordScreen,
              ),
            ],
          },
          {
            element: <Guard />,
            children: [
              {
                lazy: late(signedInLayout),
                children: [
                  screen('/deal/:id', async () => (await import('../screens/deal/deal.tsx')).DealScreen),
                  screen(
                    '/brand-deal/:id',
                    async () => (await import('../screens/brand-deal/brand-deal.tsx')).BrandDealScreen,
                  ),
                  screen(
                    '/settings/notifications',
                    async () =>
                      (await import('../screens/notification-settings.tsx')).NotificationSettingsScreen,
                  ),
                  {
                    element: <Guard requiredRole="BRAND" />,
                    children: [
                      screen(
                        '/dashboard',
                        async () =>
                          (await import('../screens/brand-dashboard/brand-dashboard.tsx'))
                            .BrandDashboardScreen,
                      ),
                      screen(
                        '/brand-profile',
                        async () =>
                          (await import('../screens/brand-profile/brand-profile.tsx')).BrandProfileScreen,
                      ),
                    ],
                  },
                  {
                    element: <Guard requiredRole="CREATOR" />,
                    children: [
                      screen(
                        '/creator-dashboard',
                        async () =>
                          (await import('../screens/creator-dashboard/creator-dashboard.tsx'))
                            .CreatorDashboardScreen,
                      ),
                      screen(
                        '/creator-profile',
                        async () =>
                          (await import('../screens/creator-profile/creator-profile.tsx'))
                            .CreatorProfileScreen,
                      ),
                    ],
                  },
                ],
              },
            ],
          },
          screen('/unsubscribe', async () => (await import('../screens/unsubscribe.tsx')).UnsubscribeScreen),
          screen(
            '/confirm-email',
            async () => (await import('../screens/confirm-email.tsx')).ConfirmEmailScreen,
          ),
          screen('/admin', async () => (await import('../screens/admin/admin.tsx')).AdminScreen),
          {
            lazy: late(headerLayout),
            children: [
              screen(
                '/creators',
                async () => (await import('../screens/creators/creators.tsx')).CreatorsScreen,
              ),
              screen(
                '/creators/:id',
                async () => (await import('../screens/creator/creator.tsx')).CreatorScreen,
              ),
            ],
          },
        ],
      },
      screen('*', async () => (await import('../screens/not-found.tsx')).NotFound),
    ],
  },
];

/** Loads the code of an address's screen and layouts, so that it renders at once. */
export async function loadScreen(url: string): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
