UPDATE `barrier_reports` SET `search_text` = substr(lower(`contact`) || ' ' || `search_text`, 1, 2000) WHERE `contact` <> '';
