CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"shows" text[] NOT NULL,
	"language" text NOT NULL,
	"ends_on" date NOT NULL,
	"password_hash" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"last_look_at" timestamp (3) with time zone,
	CONSTRAINT "report_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_live" ON "report_links" USING btree ("campaign_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "report_links_campaign" ON "report_links" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "report_links_created_by" ON "report_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_links_ends" ON "report_links" USING btree ("ends_on");