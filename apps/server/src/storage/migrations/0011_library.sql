CREATE TABLE "library_files" (
	"shelf" text NOT NULL,
	"name" text NOT NULL,
	"side" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "library_files_shelf_name_side_pk" PRIMARY KEY("shelf","name","side")
);
--> statement-breakpoint
CREATE INDEX "library_files_file" ON "library_files" USING btree ("file");