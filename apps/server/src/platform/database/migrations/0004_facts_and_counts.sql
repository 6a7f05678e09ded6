CREATE SEQUENCE "public"."creator_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"brand_id" uuid,
	"creator_id" uuid,
	"deal_id" uuid,
	"subject_id" uuid,
	"data" jsonb,
	"passing" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projections" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "events" CASCADE;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "revision" bigint DEFAULT nextval('creator_revisions') NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_reads" ADD COLUMN "seen_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "brand_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "creator_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "last_message_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "facts_xid" ON "facts" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "facts_brand" ON "facts" USING btree ("brand_id","xid") WHERE brand_id is not null;--> statement-breakpoint
CREATE INDEX "facts_creator" ON "facts" USING btree ("creator_id","xid") WHERE creator_id is not null;--> statement-breakpoint
CREATE INDEX "facts_passing" ON "facts" USING btree ("created_at") WHERE passing;--> statement-breakpoint
CREATE INDEX "creators_directory_revision" ON "creators" USING btree ("revision") WHERE is_published;--> statement-breakpoint
UPDATE "deals" d SET "brand_messages" = c.brand, "creator_messages" = c.creator, "last_message_seq" = c.last
FROM (
	SELECT deal_id, count(*) FILTER (WHERE sender_role = 'BRAND') brand, count(*) FILTER (WHERE sender_role = 'CREATOR') creator, max(seq) last
	FROM "messages" GROUP BY deal_id
) c WHERE c.deal_id = d.id;--> statement-breakpoint
UPDATE "deal_reads" r SET "seen_messages" = (
	SELECT count(*) FROM "messages" m WHERE m.deal_id = r.deal_id AND m.sender_role <> r.role AND m.seq <= r.last_message_seq
);
--> statement-breakpoint
DELETE FROM "settings" WHERE "key" = 'events_swept_to';
