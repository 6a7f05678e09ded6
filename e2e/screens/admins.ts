/** What the admin sees. */
import { button, type Screen, text } from './screen.ts';

export const admins: Screen[] = [
  { name: 'admin', visitor: 'admin', path: '/admin', title: 'Admin', shows: text('Portfolio Items') },
  {
    name: 'admin-creators',
    visitor: 'admin',
    path: '/admin?tab=creators',
    title: 'Admin',
    shows: button('Unpublish'),
    mirrored: true,
  },
  {
    name: 'admin-brands',
    visitor: 'admin',
    path: '/admin?tab=brands',
    title: 'Admin',
    shows: button('Delete'),
  },
  {
    name: 'admin-deals',
    visitor: 'admin',
    path: '/admin?tab=deals',
    title: 'Admin',
    shows: button('Delete'),
  },
];
