# La ligne de commande.

cli-language-fr = français
cli-language-en = anglais
