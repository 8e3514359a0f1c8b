# The command line.

cli-language-fr = French
cli-language-en = English
