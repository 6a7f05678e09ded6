import { describe, expect, it } from 'vitest';
import { errorFromAnswer, FailureEnvelope, failureEnvelope } from './envelope.ts';
import { AppError, type ErrorCode, errorCatalogue, isErrorCode } from './errors.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const overTheWire = (error: AppError): unknown => JSON.parse(JSON.stringify(failureEnvelope(error)));

describe('the catalogue', () => {
  it.each(codes)('%s has a status that its meaning allows, and a text for people', (code) => {
    const { status, message } = errorCatalogue[code];
    expect([400, 401, 403, 404, 408, 409, 413, 414, 415, 416, 429, 431, 500, 503]).toContain(status);
    expect(message).toMatch(/^[A-Z]/);
    expect(code).toMatch(/^([a-z]+\.[a-z_]+|internal)$/);
  });

  it('has one code that blames the server', () => {
    expect(codes.filter((code) => errorCatalogue[code].status === 500)).toEqual(['internal']);
  });

  it('knows its codes and nothing else', () => {
    expect(codes.every(isErrorCode)).toBe(true);
    for (const value of ['deal.nope', 'toString', '__proto__', '', null, 404])
      expect(isErrorCode(value)).toBe(false);
  });
});

describe('AppError', () => {
  it('fills in the placeholders, and leaves none open', () => {
    expect(new AppError('deal.status_conflict', { params: { status: 'Completed' } }).message).toBe(
      'This deal is now “Completed”, so that change is no longer possible.',
    );
    expect(new AppError('file.type_not_accepted').message).toBe('This file type is not accepted.');
    for (const code of codes) expect(new AppError(code).message).not.toMatch(/[{}]/);
  });
});

describe('the envelope', () => {
  it.each(codes)('brings %s back as the same refusal', (code) => {
    const details = errorCatalogue[code].status === 400 ? [{ path: ['budget', 0], message: 'Too low.' }] : [];
    const sent = new AppError(code, {
      params: { status: 'Accepted' },
      details,
      cause: new Error('SELECT secret'),
    });
    const received = errorFromAnswer(overTheWire(sent));
    expect(received).toBeInstanceOf(AppError);
    expect(received).toMatchObject({ code, status: sent.status, message: sent.message, details });
    expect(JSON.stringify(overTheWire(sent))).not.toContain('SELECT');
  });

  it('says the same in both places, and carries details with 400 only', () => {
    const invalid = failureEnvelope(new AppError('request.invalid'));
    expect(invalid.message).toBe(invalid.error.message);
    expect(invalid.error.details).toEqual([]);
    const hidden = new AppError('deal.not_found', { details: [{ path: [], message: 'x' }] });
    expect(failureEnvelope(hidden).error).not.toHaveProperty('details');
    expect(FailureEnvelope.safeParse(overTheWire(hidden)).success).toBe(true);
  });

  it('takes anything else for an internal error', () => {
    for (const body of [
      null,
      undefined,
      '',
      '<html>',
      7,
      [],
      {},
      { success: true },
      { success: false, message: 'x' },
    ]) {
      expect(errorFromAnswer(body)).toMatchObject({ code: 'internal', status: 500 });
    }
  });

  it('keeps the text of a code that this client does not know', () => {
    const body = { success: false, message: 'New!', error: { code: 'credits.spent', message: 'New!' } };
    expect(errorFromAnswer(body)).toMatchObject({ code: 'internal', message: 'New!' });
  });

  it('tells after how long to try again', () => {
    const body = overTheWire(new AppError('request.rate_limited'));
    expect(errorFromAnswer(body, '12').retryAfterSeconds).toBe(12);
    for (const header of [null, undefined, '', 'soon', '-1']) {
      expect(errorFromAnswer(body, header).retryAfterSeconds).toBeUndefined();
    }
  });
});
