import { paths } from '@briefcast/contract/paths';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { Guard } from './guard.tsx';
import { MissingPage, MissingScreen } from './missing-code.tsx';
import { RootLayout } from './root-layout.tsx';
import { StartingScreen } from './starting-screen.tsx';

type Load = () => Promise<ComponentType>;
/** Loads the module of a screen or a layout, which is exported under this name. */
type ModuleWith<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A screen that is loaded when it is first visited, and what is shown if its code cannot be loaded. */
function late<Name extends string>(
  load: ModuleWith<Name>,
  name: Name,
  Missing: ComponentType,
): Pick<RouteObject, 'lazy' | 'handle'> {
  const loadComponent: Load = async () => (await load())[name];
  return {
    lazy: async () => ({ Component: await loadComponent().catch(() => Missing) }),
    handle: { load: loadComponent },
  };
}

type PathName = keyof typeof paths;
const route = (id: PathName, screen: Pick<RouteObject, 'lazy' | 'handle'>): RouteObject => ({
  id,
  path: paths[id].pattern,
  ...screen,
});

/** A screen with the app's header. */
const screen = <Name extends string>(id: PathName, load: ModuleWith<Name>, name: Name): RouteObject =>
  route(id, late(load, name, MissingScreen));
/** A screen without the header. */
const page = <Name extends string>(id: PathName, load: ModuleWith<Name>, name: Name): RouteObject =>
  route(id, late(load, name, MissingPage));

const layout = <Name extends string>(
  load: ModuleWith<Name>,
  name: Name,
  children: RouteObject[],
): RouteObject => ({
  ...late(load, name, MissingPage),
  children,
});
const withData = (children: RouteObject[]) =>
  layout(() => import('./data-layout.tsx'), 'DataLayout', children);
const underHeader = (children: RouteObject[]) =>
  layout(() => import('./header-layout.tsx'), 'HeaderLayout', children);
const inRoom = (children: RouteObject[]) => layout(() => import('./room-layout.tsx'), 'RoomLayout', children);
const signedIn = (children: RouteObject[]) =>
  layout(() => import('./signed-in-layout.tsx'), 'SignedInLayout', children);

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      page('landing', () => import('../screens/landing/landing.tsx'), 'LandingScreen'),
      underHeader([
        screen('terms', () => import('../screens/pages/terms.tsx'), 'TermsScreen'),
        screen('refunds', () => import('../screens/credits/refunds.tsx'), 'RefundsScreen'),
        screen(
          'packExpiration',
          () => import('../screens/credits/pack-expiration.tsx'),
          'PackExpirationScreen',
        ),
        screen('privacy', () => import('../screens/pages/privacy.tsx'), 'PrivacyScreen'),
      ]),
      withData([
        {
          element: <Guard requiresAuthentication={false} />,
          children: [
            page('login', () => import('../screens/accounts/login.tsx'), 'LoginScreen'),
            page('signup', () => import('../screens/accounts/signup.tsx'), 'SignUpScreen'),
            page(
              'forgotPassword',
              () => import('../screens/accounts/forgot-password.tsx'),
              'ForgotPasswordScreen',
            ),
            page(
              'resetPassword',
              () => import('../screens/accounts/reset-password.tsx'),
              'ResetPasswordScreen',
            ),
          ],
        },
        page('sharedFiles', () => import('../screens/drafts/shared-files.tsx'), 'SharedFilesScreen'),
        {
          element: <Guard />,
          children: [
            inRoom([
              page(
                'reviewRoom',
                () => import('../screens/deals/review-room/review-room.tsx'),
                'ReviewRoomScreen',
              ),
              page('compare', () => import('../screens/deals/review-room/compare.tsx'), 'CompareScreen'),
            ]),
            signedIn([
              screen('creatorDeal', () => import('../screens/deals/creator-deal/deal.tsx'), 'DealScreen'),
              screen(
                'acceptDeal',
                () => import('../screens/deals/accept/accept-deal.tsx'),
                'AcceptDealScreen',
              ),
              screen(
                'brandDeal',
                () => import('../screens/deals/brand-deal/brand-deal.tsx'),
                'BrandDealScreen',
              ),
              screen(
                'notificationSettings',
                () => import('../screens/notifications/notification-settings.tsx'),
                'NotificationSettingsScreen',
              ),
              screen('dealLog', () => import('../screens/proof/deal-log.tsx'), 'DealLogScreen'),
              screen('rights', () => import('../screens/rights/rights.tsx'), 'RightsScreen'),
              screen('account', () => import('../screens/accounts/account/account.tsx'), 'AccountScreen'),
              {
                element: <Guard requiredRole="BRAND" />,
                children: [
                  screen(
                    'brandDashboard',
                    () => import('../screens/deals/brand-dashboard/brand-dashboard.tsx'),
                    'BrandDashboardScreen',
                  ),
                  screen(
                    'brandProfile',
                    () => import('../screens/brands/brand-profile.tsx'),
                    'BrandProfileScreen',
                  ),
                  screen(
                    'ownCastings',
                    () => import('../screens/castings/own/own-castings.tsx'),
                    'OwnCastingsScreen',
                  ),
                  screen(
                    'postCasting',
                    () => import('../screens/castings/post/post-casting.tsx'),
                    'PostCastingScreen',
                  ),
                  screen(
                    'ownCasting',
                    () => import('../screens/castings/own/own-casting.tsx'),
                    'OwnCastingScreen',
                  ),
                  screen(
                    'compareApplicants',
                    () => import('../screens/castings/compare/compare-applicants.tsx'),
                    'CompareApplicantsScreen',
                  ),
                  screen(
                    'changeCasting',
                    () => import('../screens/castings/post/change-casting.tsx'),
                    'ChangeCastingScreen',
                  ),
                  screen('rosters', () => import('../screens/rosters/rosters.tsx'), 'RostersScreen'),
                  screen('billing', () => import('../screens/credits/billing.tsx'), 'BillingScreen'),
                  screen(
                    'buyCredits',
                    () => import('../screens/credits/buy-credits.tsx'),
                    'BuyCreditsScreen',
                  ),
                  screen(
                    'creditOrder',
                    () => import('../screens/credits/credit-order.tsx'),
                    'CreditOrderScreen',
                  ),
                  screen('payouts', () => import('../screens/payouts/payouts.tsx'), 'PayoutsScreen'),
                  screen('team', () => import('../screens/teams/team.tsx'), 'TeamScreen'),
                ],
              },
              {
                element: <Guard requiredRole="CREATOR" />,
                children: [
                  screen(
                    'creatorDashboard',
                    () => import('../screens/deals/creator-dashboard/creator-dashboard.tsx'),
                    'CreatorDashboardScreen',
                  ),
                  screen(
                    'subscription',
                    () => import('../screens/subscriptions/subscription.tsx'),
                    'SubscriptionScreen',
                  ),
                  screen(
                    'savedCastings',
                    () => import('../screens/castings/saved.tsx'),
                    'SavedCastingsScreen',
                  ),
                  screen(
                    'applications',
                    () => import('../screens/castings/applications.tsx'),
                    'ApplicationsScreen',
                  ),
                  screen('uploads', () => import('../screens/drafts/uploads.tsx'), 'UploadsScreen'),
                  screen('money', () => import('../screens/payouts/money.tsx'), 'MoneyScreen'),
                  screen(
                    'creatorProfile',
                    () => import('../screens/creators/creator-profile/creator-profile.tsx'),
                    'CreatorProfileScreen',
                  ),
                ],
              },
            ]),
          ],
        },
        page('newEmail', () => import('../screens/accounts/new-email.tsx'), 'NewEmailScreen'),
        page('unsubscribe', () => import('../screens/accounts/unsubscribe.tsx'), 'UnsubscribeScreen'),
        page('confirmEmail', () => import('../screens/accounts/confirm-email.tsx'), 'ConfirmEmailScreen'),
        page('share', () => import('../screens/shares/share.tsx'), 'ShareScreen'),
        page('verify', () => import('../screens/proof/enter-code.tsx'), 'EnterCodeScreen'),
        page('certificate', () => import('../screens/proof/verify.tsx'), 'VerifyScreen'),
        page('admin', () => import('../screens/admin/admin.tsx'), 'AdminScreen'),
        page('adminCreator', () => import('../screens/admin/details/creator-page.tsx'), 'AdminCreatorScreen'),
        page('adminBrand', () => import('../screens/admin/details/brand-page.tsx'), 'AdminBrandScreen'),
        page('adminDispute', () => import('../screens/admin/disputes/case-page.tsx'), 'AdminCaseScreen'),
        page('adminDeal', () => import('../screens/admin/details/deal-page.tsx'), 'AdminDealScreen'),
        underHeader([
          screen(
            'invitation',
            () => import('../screens/teams/invitation/invitation.tsx'),
            'InvitationScreen',
          ),
          screen(
            'compareCreators',
            () => import('../screens/creators/compare-creators/compare-creators.tsx'),
            'CompareCreatorsScreen',
          ),
          screen('prices', () => import('../screens/credits/prices.tsx'), 'PricesScreen'),
          screen('creators', () => import('../screens/creators/directory/creators.tsx'), 'CreatorsScreen'),
          screen('castings', () => import('../screens/castings/board/castings.tsx'), 'CastingsScreen'),
          screen('casting', () => import('../screens/castings/casting/casting.tsx'), 'CastingScreen'),
          screen('creator', () => import('../screens/creators/creator/creator.tsx'), 'CreatorScreen'),
        ]),
      ]),
      {
        id: 'missing',
        path: '*',
        ...late(() => import('../screens/pages/not-found.tsx'), 'NotFound', MissingPage),
      },
    ],
  },
];

/**
 * Loads the code of an address's screen and layouts, so that it renders immediately. The address begins with that of the
 * language's pages. Rejects if it cannot be loaded.
 */
export async function loadScreen(url: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, url, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy === undefined) return;
      const { load } = route.handle as { load: Load };
      Object.assign(route, { Component: await load() });
      delete route.lazy;
    }),
  );
}
