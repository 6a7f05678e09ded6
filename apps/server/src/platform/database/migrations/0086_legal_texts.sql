CREATE TABLE "legal_acceptances" (
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_acceptances_user_id_page_version_pk" PRIMARY KEY("user_id","page","version")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"effective_on" date NOT NULL,
	"asks" boolean NOT NULL,
	"published_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_texts_page_version_pk" PRIMARY KEY("page","version")
);
--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_acceptances_version" ON "legal_acceptances" USING btree ("page","version");