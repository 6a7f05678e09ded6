import type { About } from '../lib/head.ts';

/** What the pages that always say the same are about. */
export const aboutTerms: About = {
  title: 'Terms of Use',
  description: 'What brands, creators and Briefcast owe each other, in plain words.',
};

export const aboutPrivacy: About = {
  title: 'Privacy Policy',
  description: 'Which data Briefcast keeps about you, what for, and what you can do about it.',
};

export const aboutLogin: About = { title: 'Log in', isHidden: true };

export const aboutSignUp: About = { title: 'Sign up', isHidden: true };

export const aboutMissing: About = { title: 'Page not found', isHidden: true };
