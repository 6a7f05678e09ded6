export * from './pages.ts';
export * from './schemas.ts';
