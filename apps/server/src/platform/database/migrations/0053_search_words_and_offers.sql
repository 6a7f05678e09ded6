ALTER TABLE "creators" ADD COLUMN "networks" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "deliverables" text[];--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "followers" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "creators_underived" ON "creators" USING btree ("user_id") WHERE deliverables is null;