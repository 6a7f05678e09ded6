CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_brand_id_user_id_pk" PRIMARY KEY("brand_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "brands" RENAME COLUMN "user_id" TO "id";--> statement-breakpoint
ALTER TABLE "brands" DROP CONSTRAINT "brands_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_brand_id_brands_user_id_fk";
--> statement-breakpoint
-- Until now a side had one person: the brand's was the brand itself, the creator's is the creator.
ALTER TABLE "deal_reads" DROP CONSTRAINT "deal_reads_deal_id_role_pk";--> statement-breakpoint
ALTER TABLE "deal_reads" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "deal_reads" r SET "user_id" = CASE r."role" WHEN 'BRAND' THEN d."brand_id" ELSE d."creator_id" END
  FROM "deals" d WHERE d."id" = r."deal_id";--> statement-breakpoint
DELETE FROM "deal_reads" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "deal_reads" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_reads" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "deal_reads" ADD CONSTRAINT "deal_reads_deal_id_user_id_pk" PRIMARY KEY("deal_id","user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_brand_id" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "sent_by" uuid;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "status_by" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploader_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "person_id" uuid;--> statement-breakpoint
-- Every brand becomes an organisation with its one person as the owner, whose sessions work for it.
UPDATE "brands" b SET "created_at" = u."created_at" FROM "users" u WHERE u."id" = b."id";--> statement-breakpoint
INSERT INTO "members" ("brand_id", "user_id", "role", "joined_at") SELECT "id", "id", 'OWNER', "created_at" FROM "brands";--> statement-breakpoint
UPDATE "users" u SET "last_brand_id" = u."id" FROM "brands" b WHERE b."id" = u."id";--> statement-breakpoint
UPDATE "sessions" s SET "brand_id" = s."user_id" FROM "brands" b WHERE b."id" = s."user_id";--> statement-breakpoint
-- Who did what, as far as it is known: the one person of each side.
UPDATE "files" f SET "uploader_id" = CASE f."uploader_role" WHEN 'BRAND' THEN d."brand_id" ELSE d."creator_id" END,
  "reviewer_id" = CASE WHEN f."status" IN ('APPROVED', 'NEEDS_REVISION', 'REJECTED') THEN d."brand_id" END
  FROM "deals" d WHERE d."id" = f."deal_id";--> statement-breakpoint
UPDATE "deals" SET "sent_by" = "brand_id", "status_by" = CASE WHEN "status" = 'BRIEF_SENT' THEN "brand_id" END;--> statement-breakpoint
UPDATE "deals" d SET "status_by" = m."actor_id"
  FROM (SELECT DISTINCT ON ("deal_id") "deal_id", "actor_id" FROM "facts" WHERE "kind" = 'deal.moved' ORDER BY "deal_id", "id" DESC) m
  WHERE m."deal_id" = d."id";--> statement-breakpoint
-- Bells of brands' people concern the person, not the organisation.
UPDATE "facts" SET "person_id" = "brand_id", "brand_id" = NULL WHERE "kind" IN ('notification.added', 'notification.read') AND "brand_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_brand_email" ON "invitations" USING btree ("brand_id","email");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "deal_reads" ADD CONSTRAINT "deal_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_created" ON "brands" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deal_reads_user" ON "deal_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "facts_person" ON "facts" USING btree ("person_id","xid") WHERE person_id is not null;