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

type PathName = keyof typeof paths;
const route = (id: PathName, screen: Pick<RouteObject, 'lazy' | 'handle'>): RouteObject => ({
  id,
  path: paths[id].pattern,
  ...screen,
});

/** A screen under the app's header. */
const screen = (id: PathName, load: Load): RouteObject => route(id, late(load, MissingScreen));
/** A screen without it. */
const page = (id: PathName, load: Load): RouteObject => route(id, late(load, MissingPage));

const layout = (load: Load, children: RouteObject[]): RouteObject => ({
  ...late(load, MissingPage),
  children,
});

const dataLayout: Load = async () => (await import('./data-layout.tsx')).DataLayout;
const headerLayout: Load = async () => (await import('./header-layout.tsx')).HeaderLayout;
const roomLayout: Load = async () => (await import('./room-layout.tsx')).RoomLayout;
const signedInLayout: Load = async () => (await import('./signed-in-layout.tsx')).SignedInLayout;

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      page('landing', async () => (await import('../screens/landing/landing.tsx')).LandingScreen),
      layout(headerLayout, [
        screen('terms', async () => (await import('../screens/terms.tsx')).TermsScreen),
        screen('refunds', async () => (await import('../screens/refunds.tsx')).RefundsScreen),
        screen(
          'packExpiration',
          async () => (await import('../screens/pack-expiration.tsx')).PackExpirationScreen,
        ),
        screen('privacy', async () => (await import('../screens/privacy.tsx')).PrivacyScreen),
      ]),
      layout(dataLayout, [
        {
          element: <Guard requiresAuthentication={false} />,
          children: [
            page('login', async () => (await import('../screens/login.tsx')).LoginScreen),
            page('signup', async () => (await import('../screens/signup.tsx')).SignUpScreen),
            page(
              'forgotPassword',
              async () => (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen,
            ),
            page(
              'resetPassword',
              async () => (await import('../screens/reset-password.tsx')).ResetPasswordScreen,
            ),
          ],
        },
        {
          element: <Guard />,
          children: [
            layout(roomLayout, [
              page(
                'reviewRoom',
                async () => (await import('../screens/review-room/review-room.tsx')).ReviewRoomScreen,
              ),
              page('compare', async () => (await import('../screens/review-room/compare.tsx')).CompareScreen),
            ]),
            layout(signedInLayout, [
              screen('creatorDeal', async () => (await import('../screens/deal/deal.tsx')).DealScreen),
              screen(
                'brandDeal',
                async () => (await import('../screens/brand-deal/brand-deal.tsx')).BrandDealScreen,
              ),
              screen(
                'notificationSettings',
                async () => (await import('../screens/notification-settings.tsx')).NotificationSettingsScreen,
              ),
              screen('dealLog', async () => (await import('../screens/deal-log/deal-log.tsx')).DealLogScreen),
              screen('rights', async () => (await import('../screens/rights/rights.tsx')).RightsScreen),
              screen('account', async () => (await import('../screens/account/account.tsx')).AccountScreen),
              {
                element: <Guard requiredRole="BRAND" />,
                children: [
                  screen(
                    'brandDashboard',
                    async () =>
                      (await import('../screens/brand-dashboard/brand-dashboard.tsx')).BrandDashboardScreen,
                  ),
                  screen(
                    'brandProfile',
                    async () =>
                      (await import('../screens/brand-profile/brand-profile.tsx')).BrandProfileScreen,
                  ),
                  screen(
                    'rosters',
                    async () => (await import('../screens/rosters/rosters.tsx')).RostersScreen,
                  ),
                  screen(
                    'billing',
                    async () => (await import('../screens/billing/billing.tsx')).BillingScreen,
                  ),
                  screen(
                    'buyCredits',
                    async () => (await import('../screens/billing/buy-credits.tsx')).BuyCreditsScreen,
                  ),
                  screen(
                    'creditOrder',
                    async () => (await import('../screens/billing/credit-order.tsx')).CreditOrderScreen,
                  ),
                  screen(
                    'payouts',
                    async () => (await import('../screens/payouts/payouts.tsx')).PayoutsScreen,
                  ),
                  screen('team', async () => (await import('../screens/team/team.tsx')).TeamScreen),
                ],
              },
              {
                element: <Guard requiredRole="CREATOR" />,
                children: [
                  screen(
                    'creatorDashboard',
                    async () =>
                      (await import('../screens/creator-dashboard/creator-dashboard.tsx'))
                        .CreatorDashboardScreen,
                  ),
                  screen(
                    'subscription',
                    async () => (await import('../screens/subscription/subscription.tsx')).SubscriptionScreen,
                  ),
                  screen('money', async () => (await import('../screens/money/money.tsx')).MoneyScreen),
                  screen(
                    'creatorProfile',
                    async () =>
                      (await import('../screens/creator-profile/creator-profile.tsx')).CreatorProfileScreen,
                  ),
                ],
              },
            ]),
          ],
        },
        page('newEmail', async () => (await import('../screens/new-email.tsx')).NewEmailScreen),
        page('unsubscribe', async () => (await import('../screens/unsubscribe.tsx')).UnsubscribeScreen),
        page('confirmEmail', async () => (await import('../screens/confirm-email.tsx')).ConfirmEmailScreen),
        page('share', async () => (await import('../screens/share/share.tsx')).ShareScreen),
        page('verify', async () => (await import('../screens/verify/enter-code.tsx')).EnterCodeScreen),
        page('certificate', async () => (await import('../screens/verify/verify.tsx')).VerifyScreen),
        page('admin', async () => (await import('../screens/admin/admin.tsx')).AdminScreen),
        page(
          'adminCreator',
          async () => (await import('../screens/admin/creator-page.tsx')).AdminCreatorScreen,
        ),
        page('adminBrand', async () => (await import('../screens/admin/brand-page.tsx')).AdminBrandScreen),
        page('adminDeal', async () => (await import('../screens/admin/deal-page.tsx')).AdminDealScreen),
        layout(headerLayout, [
          screen(
            'invitation',
            async () => (await import('../screens/invitation/invitation.tsx')).InvitationScreen,
          ),
          screen(
            'compareCreators',
            async () =>
              (await import('../screens/compare-creators/compare-creators.tsx')).CompareCreatorsScreen,
          ),
          screen('prices', async () => (await import('../screens/prices/prices.tsx')).PricesScreen),
          screen('creators', async () => (await import('../screens/creators/creators.tsx')).CreatorsScreen),
          screen('creator', async () => (await import('../screens/creator/creator.tsx')).CreatorScreen),
        ]),
      ]),
      {
        id: 'missing',
        path: '*',
        ...late(async () => (await import('../screens/not-found.tsx')).NotFound, MissingPage),
      },
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
