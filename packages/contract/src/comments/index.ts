export * from './comments-left.ts';
export * from './describe-drawing.ts';
export * from './drawing.ts';
export * from './schemas.ts';
export * from './state.ts';
export * from './weight.ts';
