import { createBrowserRouter } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { StartingScreen } from './starting-screen.tsx';

/** Every address of the app. Screens load when they are first visited. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: StartingScreen,
    children: [
      {
        path: '*',
        lazy: async () => {
          const { NotFound } = await import('../screens/not-found.tsx');
          return { Component: NotFound };
        },
      },
    ],
  },
]);
