/** The part of the S3 test server, which has no types of its own, that the store's tests use. */
declare module '@20minutes/s3rver' {
  namespace S3rver {
    interface Context {
      method: string;
      path: string;
      querystring: string;
      app: object;
      status: number;
      body: unknown;
      /** Whether Koa answers at all. */
      respond: boolean;
    }
  }
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** The middleware of its Koa application, first to last. */
    middleware: ((context: S3rver.Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
