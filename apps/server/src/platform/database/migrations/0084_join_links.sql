CREATE TABLE "join_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"role" text NOT NULL,
	"places" integer NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"mailed_joined" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "join_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "join_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "join_mails_once" UNIQUE("link_id","email")
);
--> statement-breakpoint
ALTER TABLE "join_mails" ADD CONSTRAINT "join_mails_link_id_join_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."join_links"("id") ON DELETE cascade ON UPDATE no action;