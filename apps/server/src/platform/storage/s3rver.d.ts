/** The part of the S3 server, which brings no types, that the tests of the store use. */
declare module '@20minutes/s3rver' {
  interface Context {
    path: string;
    querystring: string;
    app: object;
  }
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** What a request passes through, first to last: a Koa application. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
