CREATE TABLE "share_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp (3) with time zone,
	CONSTRAINT "share_guests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"can_comment" boolean NOT NULL,
	"has_watermark" boolean NOT NULL,
	"shows_earlier_versions" boolean NOT NULL,
	"password_hash" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"last_look_at" timestamp (3) with time zone,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "share_guests" ADD CONSTRAINT "share_guests_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_guests_share" ON "share_guests" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "shares_deal" ON "shares" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "shares_expiry" ON "shares" USING btree ("expires_at");