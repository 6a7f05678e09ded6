import { expect, it } from 'vitest';
import { isOwnPage } from './app-pages.ts';

it.each([
  '/dashboard',
  '/ar/dashboard',
  '/deal/1',
  '/deal/1/accept',
  '/review/1/2',
  '/my-castings/1/',
  '/account',
  '/castings',
])('begins %s from the stored page', (path) => expect(isOwnPage(path)).toBe(true));

it.each([
  '/',
  '/ar',
  '/creators',
  '/creators/1',
  '/login',
  '/verify',
  '/ar/login',
  '/l/secret',
  '/invitation',
  '/no/such/page',
])('asks the server for %s', (path) => expect(isOwnPage(path)).toBe(false));
